import { create } from "zustand";

type SaleInProgress = { inProgress: boolean; setInProgress: (inProgress: boolean) => void };

/** True from the first product in the cart until the sale is recorded or given up: no update, no reload meanwhile. */
export const useSaleInProgress = create<SaleInProgress>()((set) => ({
  inProgress: false,
  setInProgress: (inProgress) => set({ inProgress }),
}));
