/** Who is speaking: proven by the access token, never by the body of a request. */
export type Session = {
  userId: string;
  /** The sign-in that all tokens of one browser descend from. */
  familyId: string;
  /** When the access token ends, in ms. */
  expiresAt: number;
};
