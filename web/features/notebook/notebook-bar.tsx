import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import Search from "lucide-react/icons/search";
import { type Group, groups } from "#web/blocks/notebook/notebook-lines.ts";
import { useSideWords } from "#web/blocks/notebook/side-words.ts";
import { NearWords } from "#web/blocks/product-list/nothing-found.tsx";
import { Chip, ChipRow } from "#web/ui/chip.tsx";
import { TextField } from "#web/ui/text-field.tsx";

const groupWords: Record<Exclude<Group, "owing">, MessageDescriptor> = {
  late: msg`En retard`,
  all: msg`Tous`,
  archived: msg`Archivés`,
};

type NotebookBarProps = {
  query: string;
  onQuery: (query: string) => void;
  group: Group;
  onGroup: (group: Group) => void;
  counts: Readonly<Record<Group, number>>;
  /** Nearest name, when no customer has exactly the text as a name. */
  nearest: string | undefined;
};

/** The search and the groups, which stay in view while the list scrolls. */
export function NotebookBar(props: NotebookBarProps) {
  const { query, onQuery, group, onGroup, counts, nearest } = props;
  const { t, i18n } = useLingui();
  const say = useSideWords();
  return (
    <search className="flex flex-col gap-2 border-b border-line bg-paper p-3 pt-1 pb-1">
      <TextField
        label={say("search")}
        labelHidden
        placeholder={t`Nom ou derniers chiffres`}
        value={query}
        onChange={onQuery}
        autoComplete="off"
        spellCheck={false}
        icon={<Search aria-hidden="true" className="size-5" />}
      />
      <ChipRow label={t`Qui montrer`}>
        {groups
          .filter((one) => one !== "archived" || counts.archived > 0)
          .map((one) => (
            <Chip
              key={one}
              pressed={one === group}
              onPress={() => onGroup(one)}
              count={counts[one]}
            >
              {one === "owing" ? say("owing") : i18n._(groupWords[one])}
            </Chip>
          ))}
      </ChipRow>
      {nearest !== undefined && <NearWords text={query} near={nearest} />}
    </search>
  );
}
