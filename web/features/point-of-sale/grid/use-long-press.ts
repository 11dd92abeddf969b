import {
  type PointerEvent as ReactPointerEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
} from "react";

/** How long a press is long, in milliseconds, and how far a finger may tremble meanwhile, in pixels. */
const longPressMs = 450;
const tremble = 10;

/**
 * A tap does one thing, a long press another. A right click and the menu key of a keyboard do what the long press
 * does, so that nobody needs a steady finger.
 */
export function useLongPress(onTap: () => void, onLongPress: () => void) {
  const press = useRef<{ x: number; y: number; timer: number } | undefined>(undefined);
  const handled = useRef(false);

  function callOff() {
    window.clearTimeout(press.current?.timer);
    press.current = undefined;
  }

  useEffect(() => () => window.clearTimeout(press.current?.timer), []);

  return {
    onPointerDown(event: ReactPointerEvent) {
      handled.current = false;
      if (event.button !== 0) return;
      const timer = window.setTimeout(() => {
        handled.current = true;
        press.current = undefined;
        onLongPress();
      }, longPressMs);
      press.current = { x: event.clientX, y: event.clientY, timer };
    },
    onPointerMove(event: ReactPointerEvent) {
      const start = press.current;
      if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > tremble)
        callOff();
    },
    onPointerUp: callOff,
    onPointerCancel: callOff,
    onPointerLeave: callOff,
    onContextMenu(event: SyntheticEvent) {
      event.preventDefault();
      callOff();
      if (handled.current) return;
      handled.current = true;
      onLongPress();
    },
    onClick(event: SyntheticEvent) {
      const { detail } = event.nativeEvent as UIEvent;
      // The end of a long press is no tap; a key press (detail 0) always is one.
      if (handled.current && detail > 0) return;
      onTap();
    },
  };
}
