const front = "support-seen ";

/** How many answers of the desk somebody has seen on this device. */
export function seenAnswers(userId: string): number {
  try {
    return Number(localStorage.getItem(front + userId)) || 0;
  } catch {
    return 0;
  }
}

export function keepSeen(userId: string, answers: number): void {
  try {
    localStorage.setItem(front + userId, String(answers));
  } catch {
    // They are shown as new once more.
  }
}
