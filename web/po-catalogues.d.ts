/** A lingui catalogue, compiled by the build when it is imported. */
declare module "*.po" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}
