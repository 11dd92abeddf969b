import type { Page } from "@playwright/test";

/** Pictures that are chosen on this page from now on are read when they are let go, as late as on a slow phone. */
export async function holdPictures(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const read = createImageBitmap.bind(globalThis) as (image: Blob) => Promise<ImageBitmap>;
    const letGo = new Promise((resolve) =>
      addEventListener("let-pictures-go", resolve, { once: true }),
    );
    const held = (image: Blob) => letGo.then(() => read(image));
    Object.assign(globalThis, { createImageBitmap: held });
  });
  return () => page.evaluate(() => void dispatchEvent(new Event("let-pictures-go")));
}
