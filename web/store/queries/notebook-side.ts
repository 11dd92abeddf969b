import { createContext, useContext } from "react";

/** Whether what is below is about those whom the shop buys from, in place of whoever buys from it (G1). */
export const SuppliersSide = createContext(false);

/** True below it. */
export const useSuppliersSide = (): boolean => useContext(SuppliersSide);
