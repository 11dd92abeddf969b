/**
 * Schemas are read as they stand, never compiled: the content policy forbids `eval`, and even trying it is reported.
 * zod looks here when it is loaded, which happens later and not on every page.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
