/** Pictures of products that this browser keeps; the worker and the page share them. */
export const imageCacheName = "images";

/** Most pictures kept: beyond it the oldest go. */
export const mostImages = 600;
