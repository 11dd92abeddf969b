import { type KeyboardEvent, useRef, useState } from "react";
import { TextField } from "#web/ui/text-field.tsx";
import { firstReadable, isReadable } from "./period.ts";

type DayFieldProps = {
  label: string;
  day: string;
  today: string;
  onChange: (day: string) => void;
};

/**
 * A day that a report begins or ends with. A year is typed digit by digit, and each digit makes another day (0002,
 * 0020, 0202), which may even lie past the other end: what comes by keys stays in the box alone until Enter, or until
 * one leaves it. A day that is picked counts at once. What has counted is not kept: past the other end it is that end
 * that moved, and the same day once more would move this one too.
 */
export function DayField({ label, day, today, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState<string>();
  const comesByKeys = useRef(false);

  function take(next = typed) {
    if (next !== undefined && next !== day && isReadable(next, today)) onChange(next);
  }

  function handleChange(next: string) {
    const counts = !comesByKeys.current && isReadable(next, today);
    setTyped(counts ? undefined : next);
    if (counts) take(next);
  }

  function handleKey({ key }: KeyboardEvent) {
    if (key === "Enter") {
      take();
      if (typed !== undefined && isReadable(typed, today)) setTyped(undefined);
    } else if (key !== "Tab") comesByKeys.current = true;
  }

  function handleLeave() {
    take();
    setTyped(undefined);
    comesByKeys.current = false;
  }

  return (
    <TextField
      label={label}
      type="date"
      value={typed ?? day}
      min={firstReadable}
      max={today}
      onChange={handleChange}
      onKeyDown={handleKey}
      onPointerDown={() => {
        comesByKeys.current = false;
      }}
      onBlur={handleLeave}
    />
  );
}
