import { ContactSection } from "./parts/contact-section.tsx";
import { CallToAction } from "./sections/call-to-action.tsx";
import { Features } from "./sections/features.tsx";
import { Hero } from "./sections/hero.tsx";
import { Platforms } from "./sections/platforms.tsx";
import { Pricing } from "./sections/pricing.tsx";
import { Testimonials } from "./sections/testimonials.tsx";

export function HomePage() {
  return (
    <>
      <Hero />
      <Features />
      <Platforms />
      <Testimonials />
      <Pricing />
      <CallToAction />
      <ContactSection />
    </>
  );
}
