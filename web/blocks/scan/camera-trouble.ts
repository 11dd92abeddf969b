/** Why the camera does not run; each has its sentence on the screen. */
export type CameraTrouble = "insecure" | "refused" | "absent" | "busy" | "no-decoder" | "failed";

/** Names of DOMException, as browsers give them for getUserMedia. */
const TROUBLES: Record<string, CameraTrouble> = {
  NotAllowedError: "refused",
  PermissionDeniedError: "refused",
  SecurityError: "refused",
  NotFoundError: "absent",
  DevicesNotFoundError: "absent",
  OverconstrainedError: "absent",
  NotReadableError: "busy",
  TrackStartError: "busy",
  AbortError: "busy",
};

/** What a refusal of the browser to open the camera means. */
export function cameraTroubleOf(failure: unknown): CameraTrouble {
  const name = failure instanceof Error || failure instanceof DOMException ? failure.name : "";
  return TROUBLES[name] ?? "failed";
}
