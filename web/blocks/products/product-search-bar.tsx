import { useLingui } from "@lingui/react/macro";
import ScanBarcode from "lucide-react/icons/scan-barcode";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { takeLostFocus } from "#web/ui/take-lost-focus.ts";
import { TextField } from "#web/ui/text-field.tsx";

type ProductSearchBarProps = {
  box: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  /** Enter takes the first product found. */
  onEnter: () => void;
  cameraOpen: boolean;
  onCamera: () => void;
};

/** Finds as one types, accents or not; ▣ opens the camera above the list. */
export function ProductSearchBar({
  box,
  text,
  onText,
  onEnter,
  cameraOpen,
  onCamera,
}: ProductSearchBarProps) {
  const { t } = useLingui();
  const camera = useRef<HTMLButtonElement>(null);

  // « Fermer la caméra » goes with the camera.
  useEffect(() => {
    if (cameraOpen) return () => takeLostFocus(camera.current);
  }, [cameraOpen]);

  function handleKey(event: KeyboardEvent) {
    if (event.key === "Enter") {
      event.preventDefault();
      onEnter();
    }
    if (event.key === "Escape" && text !== "") {
      event.preventDefault();
      onText("");
    }
  }

  return (
    <search className="flex min-w-0 flex-1 gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          ref={box}
          label={t`Rechercher un produit`}
          labelHidden
          placeholder={t`Rechercher un produit`}
          value={text}
          onChange={onText}
          onKeyDown={handleKey}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          icon={<Search aria-hidden="true" className="size-5" />}
          trailing={
            text === "" ? undefined : (
              <IconButton
                label={t`Effacer la recherche`}
                icon={<X aria-hidden="true" />}
                onClick={() => {
                  // It goes with the text, and one types the next word: the keyboard of a phone stays.
                  onText("");
                  box.current?.focus();
                }}
              />
            )
          }
        />
      </div>
      <IconButton
        ref={camera}
        size="sell"
        label={cameraOpen ? t`Fermer la caméra` : t`Scanner avec la caméra`}
        pressed={cameraOpen}
        icon={<ScanBarcode aria-hidden="true" className="size-6" />}
        onClick={onCamera}
        className={cx("border border-edge", !cameraOpen && "bg-surface text-brand-ink")}
      />
    </search>
  );
}
