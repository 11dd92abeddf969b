import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocked } from "#web/store/sharing/kept.ts";
import { type CameraMemory, type CameraReader, nothingRead, openCamera } from "./camera-reader.ts";
import { type CameraTrouble, cameraTroubleOf } from "./camera-trouble.ts";

/** `opening`: the camera, then the decoder, are on their way. */
export type CameraState = "opening" | "reading" | CameraTrouble;

export type Camera = {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
  /** Undefined where the camera has no torch. */
  torch: CameraReader["torch"];
  retry: () => void;
};

/**
 * Holds the camera while the panel is open, not paused, and the page is seen and not locked, and lets go of it at once
 * otherwise: a hidden till neither films nor drains the battery.
 */
export function useCamera(onCode: (text: string) => void, paused: boolean): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>("opening");
  const [torch, setTorch] = useState<{ switch: CameraReader["torch"] }>({ switch: undefined });
  const [attempt, setAttempt] = useState(0);
  const [seen, setSeen] = useState(document.visibilityState === "visible");
  const memory = useRef<CameraMemory>(nothingRead());
  const locked = useLocked();
  const filming = seen && !paused && !locked;
  const handleCode = useEffectEvent(onCode);

  useEffect(() => {
    const handleVisibility = () => setSeen(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", handleVisibility);
    return () => document.removeEventListener("visibilitychange", handleVisibility);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens the camera again
  useEffect(() => {
    const element = video.current;
    if (!filming || !element) return;
    if (navigator.mediaDevices?.getUserMedia === undefined) {
      setState("insecure");
      return;
    }
    const stop = new AbortController();
    let reader: CameraReader | undefined;
    setState("opening");
    const listeners = {
      onReady: () => setState("reading"),
      onCode: handleCode,
      onTrouble: (trouble: CameraTrouble) => {
        stop.abort();
        reader?.close();
        setState(trouble);
      },
    };
    openCamera(element, listeners, memory.current, stop.signal).then(
      (opened) => {
        if (stop.signal.aborted) return opened.close();
        reader = opened;
        setTorch({ switch: opened.torch });
      },
      (failure) => {
        if (!stop.signal.aborted) setState(cameraTroubleOf(failure));
      },
    );
    return () => {
      stop.abort();
      reader?.close();
      setTorch({ switch: undefined });
    };
  }, [filming, attempt]);

  return { video, state, torch: torch.switch, retry: () => setAttempt((count) => count + 1) };
}
