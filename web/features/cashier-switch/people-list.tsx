import { initialsOf } from "#web/blocks/initials.ts";
import type { SwitchedIn } from "#web/store/sharing/kept.ts";

type PeopleListProps = { people: readonly SwitchedIn[]; onPick: (person: SwitchedIn) => void };

/** Those who have a PIN on this device, large enough for a thumb. */
export function PeopleList({ people, onPick }: PeopleListProps) {
  return (
    <ul className="flex flex-col gap-2">
      {people.map((person) => (
        <li key={person.userId}>
          <button
            type="button"
            onClick={() => onPick(person)}
            className="flex min-h-16 w-full items-center gap-3 rounded-card border border-edge bg-surface px-3 text-left text-lg font-semibold hover:bg-sunken active:bg-brand-soft"
          >
            <span
              aria-hidden="true"
              className="flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-soft text-base text-brand-ink"
            >
              {initialsOf(person.fullName)}
            </span>
            <span className="min-w-0 break-words">{person.fullName}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
