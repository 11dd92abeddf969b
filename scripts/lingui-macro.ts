import { transformAsync } from "@babel/core";
import type { Plugin } from "vite";

/** Expands lingui's macros, in development, in the build and in the tests alike; other files never meet Babel. */
export function linguiMacro(): Plugin {
  return {
    name: "lingui-macro",
    enforce: "pre",
    transform: {
      filter: { id: /\.tsx?$/, code: /@lingui\/(core|react)\/macro/ },
      async handler(code, id) {
        const result = await transformAsync(code, {
          filename: id,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ["typescript", "jsx"] },
          plugins: ["@lingui/babel-plugin-lingui-macro"],
        });
        return { code: result?.code ?? code, map: result?.map };
      },
    },
  };
}
