// Runs in any browser that has an arrow function. Where the till cannot be opened because the browser is too old, the
// page says that, and not to try again. It stops nobody: what is missing here may never be asked for, and whoever has
// sales to send must come in.
(() => {
  const tooOld = document.querySelector("[data-too-old]");
  const failed = document.querySelector("#root > [role=alert]");
  const waits = document.querySelector("#root > [role=status]");
  const hasModules = "noModule" in document.createElement("script");
  const hasRest =
    window.indexedDB &&
    window.WeakRef &&
    window.AbortSignal &&
    AbortSignal.timeout &&
    Array.prototype.at &&
    Object.hasOwn;

  function say() {
    // The application has come, and says itself what is wrong.
    if (!document.contains(waits)) return;
    waits.remove();
    tooOld.hidden = false;
  }

  if (hasModules && hasRest) {
    tooOld.remove();
    return;
  }
  failed.remove();
  if (hasModules) window.addEventListener("error", say, true);
  else say();
})();
