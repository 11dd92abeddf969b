import { useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router-dom";

/**
 * What is asked, and how it is asked otherwise. It stands in the address too, so that coming back from a page finds the
 * answers again. The box shows what is typed, not the address: that follows a moment later, and React would meanwhile
 * put back what was there, with the caret at its end. The address has the word when one arrives at it.
 */
export function useQuestion(): [question: string, ask: (question: string) => void] {
  const [search, setSearch] = useSearchParams();
  const inAddress = search.get("q") ?? "";
  const { key } = useLocation();
  // Only what is typed here replaces an address.
  const isArrival = useNavigationType() !== "REPLACE";
  const [question, setQuestion] = useState(inAddress);
  const [arrivedAt, setArrivedAt] = useState(key);
  if (isArrival && key !== arrivedAt) {
    setArrivedAt(key);
    setQuestion(inAddress);
  }

  function ask(text: string) {
    setQuestion(text);
    setSearch(text === "" ? {} : { q: text }, { replace: true });
  }

  return [question, ask];
}
