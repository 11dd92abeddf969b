import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

/** Goes where a push message leads that was clicked: the page stays, and with it whatever was being typed. */
export function usePushedPlace(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const hear = ({ data }: MessageEvent<{ type?: string; path?: string } | null>) => {
      if (data?.type === "OPEN_PLACE" && data.path) void navigate(data.path);
    };
    worker?.addEventListener("message", hear);
    return () => worker?.removeEventListener("message", hear);
  }, [navigate]);
}
