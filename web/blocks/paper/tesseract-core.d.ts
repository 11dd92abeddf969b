declare module "tesseract.js-core/tesseract-core-simd-lstm.js" {
  type Core = {
    FS: { writeFile: (path: string, data: Uint8Array) => void };
    TessBaseAPI: new () => {
      /** 0 where it succeeded. */
      Init: (folder: null, language: string, engine: number) => number;
      SetVariable: (name: string, value: string) => boolean;
      /** Orientation as EXIF says it, and radians by which to turn; 1 where it failed. */
      SetImageFile: (orientation: number, radians: number) => number;
      Recognize: (monitor: null) => number;
      GetTSVText: (page: number) => string;
    };
  };
  type Options = {
    locateFile: (name: string) => string;
    TesseractProgress: (percent: number) => void;
    print: (text: string) => void;
    printErr: (text: string) => void;
  };
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default function createCore(options: Options): Promise<Core>;
}
