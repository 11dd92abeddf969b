import { ProductPicture } from "#web/blocks/products/product-picture.tsx";
import { formatMoney } from "#web/i18n/money.ts";

type ProductChooserProps = {
  label: string;
  products: readonly { id: string; name: string; price: number }[];
  onPick: (productId: string) => void;
};

/** A short list of products to choose from. */
export function ProductChooser({ label, products, onPick }: ProductChooserProps) {
  return (
    <ul aria-label={label} className="flex flex-col">
      {products.map(({ id, name, price }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => onPick(id)}
            className="flex min-h-14 w-full items-center gap-3 rounded-control px-1 text-left hover:bg-sunken"
          >
            <ProductPicture name={name} size="small" />
            <span className="min-w-0 flex-1 leading-tight font-medium break-words">{name}</span>
            <span className="figures">{formatMoney(price)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
