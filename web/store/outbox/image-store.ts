/** A picture of a product, named by its content, that the server does not have yet. */
export type KeptImage = { shopId: string; imageId: string; type: string; bytes: Uint8Array };

export type ImageName = Pick<KeptImage, "shopId" | "imageId">;

/** Pictures waiting to be sent, in the outbox's database. A failure throws `StorageFailure`. */
export interface ImageStore {
  names(): Promise<ImageName[]>;
  image(name: ImageName): Promise<KeptImage | undefined>;
  /** Strict: resolves when it is on the disk. */
  put(image: KeptImage): Promise<void>;
  /** Relaxed: the same picture sent twice is one picture. */
  remove(name: ImageName): Promise<void>;
}
