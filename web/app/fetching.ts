import { create } from "zustand";

/** Parts of the application that are on their way because somebody wants to see them. */
export const useFetching = create<{ parts: number }>()(() => ({ parts: 0 }));

/** Counts a part for as long as it is on its way. */
export async function countedWhileFetched<T>(get: () => Promise<T>): Promise<T> {
  useFetching.setState(({ parts }) => ({ parts: parts + 1 }));
  try {
    return await get();
  } finally {
    useFetching.setState(({ parts }) => ({ parts: parts - 1 }));
  }
}
