import type { ProfileRole } from "#shared/schemas/session.ts";
import { ManagementLinks, ManagementMenu } from "./management-menu.tsx";
import { RoleLinks, RoleSwitcher } from "./role-switcher.tsx";

type Extras = {
  /** « Gestion »: an owner on a device of their own. */
  manages: boolean;
  /** As what one may work, and as what one works now. */
  roles: readonly ProfileRole[];
  role: ProfileRole;
};

/** In the top bar of a large screen. */
export function ExtraMenus({ manages, roles, role }: Extras) {
  return (
    <>
      {manages && <ManagementMenu />}
      {roles.length > 1 && <RoleSwitcher roles={roles} current={role} />}
    </>
  );
}

/** In the drawer of a phone. */
export function ExtraLinks({ manages, roles, role, onGo }: Extras & { onGo: () => void }) {
  return (
    <>
      {manages && <ManagementLinks onGo={onGo} />}
      {roles.length > 1 && <RoleLinks roles={roles} current={role} onGo={onGo} />}
    </>
  );
}
