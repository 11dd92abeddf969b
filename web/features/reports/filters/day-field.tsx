import { useState } from "react";
import { TextField } from "#web/ui/text-field.tsx";
import { firstReadable, isReadable } from "./filters.ts";

type DayFieldProps = {
  label: string;
  day: string;
  today: string;
  onChange: (day: string) => void;
};

/**
 * A day that a report begins or ends with. A year is typed digit by digit, and each digit makes another day (0002,
 * 0020, 0202): what is half typed stays in the box alone, and is forgotten when one leaves it. A whole day stays too:
 * the address that holds it follows a moment later, and the box would meanwhile begin the next digit anew.
 */
export function DayField({ label, day, today, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState<string>();

  function handleChange(next: string) {
    setTyped(next);
    if (isReadable(next, today)) onChange(next);
  }

  return (
    <TextField
      label={label}
      type="date"
      value={typed ?? day}
      min={firstReadable}
      max={today}
      onChange={handleChange}
      onBlur={() => setTyped(undefined)}
    />
  );
}
