import { Component } from 'react';
import type { ComponentType, ErrorInfo, ReactNode } from 'react';
import * as messages from '#contract/messages.ts';
import { said } from './said.ts';
import { SpokenContext } from './use-spoken.ts';
import type { Spoken } from './use-spoken.ts';

/** The error boundary of an island: the rest of the page still works, and the shopper is told what to do. */
class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(error, componentStack);
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <div className="notice bad" role="alert">
        <p>{said(messages.ERROR_SCREEN)}</p>
        <button className="button quiet" type="button" onClick={() => location.reload()}>
          {said(messages.ERROR_SCREEN_REFRESH)}
        </button>
      </div>
    );
  }
}

/** Returns an island with an error boundary. On a page that is not in English it is given the page's language. */
export function withBoundary<Props extends object>(Island: ComponentType<Props>) {
  return function Guarded(props: Props & { spoken?: Spoken }) {
    return (
      <Boundary>
        <SpokenContext value={props.spoken}>
          <Island {...props} />
        </SpokenContext>
      </Boundary>
    );
  };
}
