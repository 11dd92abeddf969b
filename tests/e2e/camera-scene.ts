import { expect, type Locator, type Page } from "@playwright/test";
import { pictureOf } from "#tests/support/fake-camera.ts";

type Scene = {
  picture: ImageData | undefined;
  /** Frames drawn of this very picture. */
  frames: number;
  streams: MediaStream[];
  /** One entry a scan: 1 vibration for yes, several for no. */
  buzzes: number[];
};

/**
 * A camera in the page, before which things are held and taken away. It stands in for the device's own, which plays
 * one file from its start to its end (camera.spec.ts).
 */
export class CameraScene {
  readonly page: Page;
  readonly panel: Locator;
  readonly open: Locator;
  /** What the panel says of the last code. */
  readonly words: Locator;

  private constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole("region", { name: "Lecture par la caméra" });
    this.open = page.getByRole("button", { name: "Scanner avec la caméra" });
    this.words = this.panel.getByRole("status");
  }

  /** To be called before the page opens. */
  static async before(page: Page): Promise<CameraScene> {
    await page.addInitScript(() => {
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width: 640, height: 480 });
      const sheet = canvas.getContext("2d");
      const scene: Scene = { picture: undefined, frames: 0, streams: [], buzzes: [] };
      Object.assign(window, { scene });
      setInterval(() => {
        if (!sheet) return;
        sheet.fillStyle = "white";
        sheet.fillRect(0, 0, 640, 480);
        if (scene.picture) sheet.putImageData(scene.picture, 0, 0);
        scene.frames += 1;
      }, 50);
      navigator.mediaDevices.getUserMedia = async () => {
        const stream = canvas.captureStream(20);
        scene.streams.push(stream);
        return stream;
      };
      navigator.vibrate = (pattern) => scene.buzzes.push([pattern].flat().length) > 0;
    });
    return new CameraScene(page);
  }

  /** Holds a code before the camera, or nothing. */
  async hold(code: string | undefined): Promise<void> {
    const luma = code === undefined ? "" : (await pictureOf(code)).toString("base64");
    await this.page.evaluate((luma) => {
      const { scene } = window as unknown as { scene: Scene };
      const bright = Uint8Array.from(atob(luma), (letter) => letter.charCodeAt(0));
      const picture = bright.length > 0 ? new ImageData(640, 480) : undefined;
      for (const [at, value] of bright.entries())
        picture?.data.set([value, value, value, 255], at * 4);
      Object.assign(scene, { picture, frames: 0 });
    }, luma);
  }

  /** What lies there, lies there for over two seconds: long enough for a camera to read it, or to forget it. */
  async linger(): Promise<void> {
    const frames = () =>
      this.page.evaluate(() => (window as unknown as { scene: Scene }).scene.frames);
    const before = await frames();
    await expect.poll(frames, { timeout: 60_000 }).toBeGreaterThan(before + 45);
  }

  /** Whether a camera is on, and with it its lamp. */
  isFilming(): Promise<boolean> {
    return this.page.evaluate(() =>
      (window as unknown as { scene: Scene }).scene.streams.some((stream) => stream.active),
    );
  }

  /** What was felt since the last time this was asked: 1 for each yes, 3 for each no. */
  buzzes(): Promise<number[]> {
    return this.page.evaluate(() => (window as unknown as { scene: Scene }).scene.buzzes.splice(0));
  }
}
