import { rememberChoice, rememberedChoice } from "#web/ui/remembered-choice.ts";

/** A tone in hertz, its start and length in seconds. */
type Tone = { pitch: number; start: number; length: number };

/** One high tone for yes, two low ones for no: told apart without looking, also on a poor loudspeaker. */
const TONES: Record<"accepted" | "refused", readonly Tone[]> = {
  accepted: [{ pitch: 1760, start: 0, length: 0.09 }],
  refused: [
    { pitch: 330, start: 0, length: 0.12 },
    { pitch: 262, start: 0.17, length: 0.2 },
  ],
};

const VIBRATIONS = { accepted: [50], refused: [90, 60, 90] };

const SOUND = "scan.sound";

/** Sound and vibration of scans are on until someone turns them off on this device. */
export function isScanSoundOn(): boolean {
  return rememberedChoice(SOUND, ["on", "off"], "on") === "on";
}

export function keepScanSound(on: boolean): void {
  rememberChoice(SOUND, on ? "on" : "off");
}

let audio: AudioContext | undefined;

/** Sounds and vibrates for a scan, unless that is turned off, or the device or the browser does not allow it. */
export function signalScan(outcome: keyof typeof TONES): void {
  if (!isScanSoundOn()) return;
  navigator.vibrate?.(VIBRATIONS[outcome]);
  audio ??= new AudioContext();
  // A browser wakes sound only after a tap; until then the word on the screen must do.
  if (audio.state === "suspended") void audio.resume();
  for (const tone of TONES[outcome]) play(audio, tone);
}

function play(context: AudioContext, { pitch, start, length }: Tone): void {
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  const from = context.currentTime + start;
  oscillator.type = "square";
  oscillator.frequency.value = pitch;
  volume.gain.setValueAtTime(0.12, from);
  volume.gain.setTargetAtTime(0, from + length - 0.02, 0.008);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(from);
  oscillator.stop(from + length + 0.05);
}
