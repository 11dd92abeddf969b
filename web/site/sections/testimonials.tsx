import { Trans } from "@lingui/react/macro";
import { ForEach, itemField, WhenSet } from "#web/site/settings.tsx";
import { Card } from "#web/ui/card.tsx";
import { Section } from "./section.tsx";

/** What merchants have said, from a file of whoever runs the server; nothing at all while there is none. */
export function Testimonials() {
  return (
    <WhenSet name="testimonials">
      <Section id="testimonials" title={<Trans>Ils vendent avec Boutika</Trans>}>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <ForEach name="testimonials">
            <li>
              <Card className="h-full">
                <figure className="flex h-full flex-col justify-between gap-4">
                  <blockquote className="text-lg text-pretty">{itemField("quote")}</blockquote>
                  <figcaption>
                    <strong>{itemField("name")}</strong>
                    <br />
                    <span className="text-ink-soft">{itemField("place")}</span>
                  </figcaption>
                </figure>
              </Card>
            </li>
          </ForEach>
        </ul>
      </Section>
    </WhenSet>
  );
}
