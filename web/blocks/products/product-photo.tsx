import { useState } from "react";
import { useImageUrl } from "#web/store/queries/use-image-url.ts";
import { ProductPicture } from "./product-picture.tsx";

type ProductPhotoProps = {
  shopId: string;
  name: string;
  /** The pictures of the product; the first one shows. */
  images: readonly string[];
  size?: "small" | "normal";
};

/** The first picture of a product; its initials without one, and while the picture cannot be had. */
export function ProductPhoto({ shopId, name, images, size }: ProductPhotoProps) {
  const [first] = images;
  if (first === undefined) return <ProductPicture name={name} size={size} />;
  return <Photo key={first} shopId={shopId} name={name} imageId={first} size={size} />;
}

type PhotoProps = Omit<ProductPhotoProps, "images"> & { imageId: string };

function Photo({ shopId, name, imageId, size }: PhotoProps) {
  const url = useImageUrl(shopId, imageId);
  const [failed, setFailed] = useState<string>();
  const photo = url === failed ? undefined : url;
  return <ProductPicture name={name} photo={photo} size={size} onError={() => setFailed(url)} />;
}
