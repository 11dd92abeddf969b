import { Trans } from "@lingui/react/macro";
import BriefcaseBusiness from "lucide-react/icons/briefcase-business";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import UserMinus from "lucide-react/icons/user-minus";
import type { Member } from "#shared/schemas/person.ts";
import type { MenuItem } from "#web/ui/menu.tsx";

/** What one may ask to do with a member; each is confirmed in words. */
export type MemberQuestion = "pause" | "reactivate" | "role" | "end";

type Item = Omit<MenuItem, "id" | "onPick"> & { id: MemberQuestion };

/** The acts that make sense for somebody as they are now. */
export function questionsFor({ role, isActive }: Pick<Member, "role" | "isActive">): Item[] {
  const pause: Item = isActive
    ? { id: "pause", label: <Trans>Mettre en pause</Trans>, icon: <Pause aria-hidden="true" /> }
    : { id: "reactivate", label: <Trans>Réactiver</Trans>, icon: <Play aria-hidden="true" /> };
  const change: Item = {
    id: "role",
    label: <Trans>Changer de rôle</Trans>,
    icon: <BriefcaseBusiness aria-hidden="true" />,
  };
  const end: Item = {
    id: "end",
    label: <Trans>Mettre fin à la collaboration</Trans>,
    icon: <UserMinus aria-hidden="true" />,
    danger: true,
  };
  return role === "reseller" ? [pause, end] : [pause, change, end];
}
