const SOUND = "scan.sound";

/** Sound and vibration of scans are on until someone turns them off on this device. */
export function isScanSoundOn(): boolean {
  try {
    return localStorage.getItem(SOUND) !== "off";
  } catch {
    return true;
  }
}

/** Where the browser keeps nothing, the choice lasts as long as the panel. */
export function keepScanSound(on: boolean): void {
  try {
    localStorage.setItem(SOUND, on ? "on" : "off");
  } catch {
    // Private mode: nothing to keep it in.
  }
}
