import type { ExchangeRequest } from "#shared/sync/protocol.ts";
import { type Limits, type Transport, TransportFailure } from "#web/store/ports.ts";
import type { DeviceBug } from "./device-bug.ts";

/** A transport whose requests and failures a planted mistake bends; the same transport when there is none. */
export function bentTransport(transport: Transport, bug: DeviceBug): Transport {
  if (!bug.request && !bug.failure) return transport;
  let attempts = 0;
  const exchange = transport.exchange.bind(transport);
  return Object.assign(transport, {
    exchange: async (request: ExchangeRequest, limits: Limits) => {
      attempts += 1;
      try {
        return await exchange(bug.request?.(request, attempts) ?? request, limits);
      } catch (error) {
        if (bug.failure && error instanceof TransportFailure && error.kind !== "cancelled")
          return bug.failure(request, error);
        throw error;
      }
    },
  });
}
