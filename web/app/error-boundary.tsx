import { Component, type ReactNode } from "react";
import { BareErrorScreen, ErrorScreen } from "./error-screen.tsx";

type Props = {
  children: ReactNode;
  /** Another value (another page) forgets the trouble. */
  resetKey: string;
  /** Around everything: it shows what cannot fail in its turn. */
  isLast?: boolean;
};
type State = { error: unknown; failed: boolean; resetKey: string };

/** Catches what a screen throws. The cart and the sales live on the device, out of reach of any screen. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey
      ? null
      : { error: undefined, failed: false, resetKey: props.resetKey };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.isLast) return <BareErrorScreen />;
    return (
      <ErrorScreen
        error={this.state.error}
        onRetry={() => this.setState({ error: undefined, failed: false })}
      />
    );
  }
}
