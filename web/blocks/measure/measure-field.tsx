import { i18n } from "@lingui/core";
import { Trans } from "@lingui/react/macro";
import { type ComponentProps, useState } from "react";
import { readMeasure, typedMeasure } from "#shared/rules/read-measure.ts";
import { pricedPer } from "#shared/rules/ware.ts";
import { mostUnits } from "#shared/schemas/bounds.ts";
import type { Unit } from "#shared/schemas/measure.ts";
import { bigUnit } from "#web/i18n/measure.ts";
import { cx } from "#web/ui/cx.ts";
import { boxLook, Field } from "#web/ui/field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";

type MeasureFieldProps = ComponentProps<typeof NumberField> & { unit?: Unit | null | undefined };

/**
 * How much of a product: pieces, or kilos, litres and metres with a comma or a point, which are given on in the small unit.
 * What cannot be read stays as it was typed, says so, and is no number.
 */
export function MeasureField({ unit, ...props }: MeasureFieldProps) {
  return unit ? <DecimalField {...props} unit={unit} /> : <NumberField {...props} />;
}

function DecimalField({ unit, ...props }: MeasureFieldProps & { unit: Unit }) {
  const {
    label,
    hint,
    error,
    labelHidden,
    value,
    onChange,
    suffix,
    large,
    most,
    className,
    ...rest
  } = props;
  const [typed, setTyped] = useState<string>();
  const comma = i18n.locale === "en" ? "." : ",";
  const shown = value === undefined ? "" : typedMeasure(value, unit, comma);
  // What was typed stands while it says what is known: « 1,50 » is not made « 1,5 » under the finger.
  const isKept = typed !== undefined && readMeasure(typed, unit) === value;
  const text = isKept ? typed : shown;
  const isWrong = text !== "" && value === undefined;
  return (
    <Field
      label={label}
      hint={hint}
      error={isWrong ? <Unreadable unit={unit} /> : error}
      labelHidden={labelHidden ?? false}
    >
      {(ids) => (
        <div className="relative">
          <input
            autoComplete="off"
            {...rest}
            {...ids}
            type="text"
            inputMode="decimal"
            value={text}
            onChange={({ target }) => {
              const read = readMeasure(target.value, unit);
              setTyped(target.value);
              onChange(read !== undefined && read <= (most ?? mostUnits) ? read : undefined);
            }}
            className={cx(
              boxLook,
              "figures pr-12 text-right",
              large && "min-h-14 text-2xl font-semibold",
              className,
            )}
          />
          <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-ink-soft">
            {suffix ?? bigUnit[unit]}
          </span>
        </div>
      )}
    </Field>
  );
}

function Unreadable({ unit }: { unit: Unit }) {
  const example = typedMeasure(pricedPer(unit) * 1.25, unit, i18n.locale === "en" ? "." : ",");
  return (
    <Trans>
      Un nombre comme {example}, en {bigUnit[unit]}.
    </Trans>
  );
}
