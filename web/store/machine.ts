import { type MachineLabel, machineLabel } from "#shared/rules/machine-label.ts";

type AgentData = { getHighEntropyValues?(hints: string[]): Promise<{ model?: string }> };

/** The device under these hands; its model comes a moment later, where the browser tells it at all. */
export class OwnMachine {
  #label = machineLabel(navigator.userAgent);

  constructor() {
    void this.#ask();
  }

  readonly label = (): MachineLabel => this.#label;

  async #ask(): Promise<void> {
    const { userAgentData } = navigator as { userAgentData?: AgentData };
    try {
      const told = await userAgentData?.getHighEntropyValues?.(["model"]);
      if (told?.model) this.#label = machineLabel(navigator.userAgent, told.model);
    } catch {
      // Refused: what everybody is told has to do.
    }
  }
}
