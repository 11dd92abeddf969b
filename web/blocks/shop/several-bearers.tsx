import { Trans } from "@lingui/react/macro";

/** Beside a field that finds products: the code typed there leaves a choice. */
export function SeveralBearers({ code }: { code: string }) {
  return (
    <p role="status" className="font-medium text-attention">
      <Trans>
        Plusieurs produits ont le code <strong className="tabular-nums break-all">{code}</strong>.
      </Trans>{" "}
      <Trans>Lequel ?</Trans>
    </p>
  );
}
