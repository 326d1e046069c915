import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { fetchAnew } from '@/components/fetched/fetched';
import { messages } from './messages';

interface BlockBoundaryProps {
  /** The stored block; another one gets another chance. */
  data: object;
  children: ReactNode;
}

interface BlockBoundaryState {
  hasFailed: boolean;
}

/** Keeps a block that fails from taking the page with it: words instead, and a button that draws it again. */
export class BlockBoundary extends Component<BlockBoundaryProps, BlockBoundaryState> {
  override state: BlockBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): BlockBoundaryState {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: BlockBoundaryProps): void {
    if (this.state.hasFailed && before.data !== this.props.data) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="notice notice--error block-failure" role="group">
        <p>
          <FormattedMessage {...messages.failed} />
        </p>
        <button
          type="button"
          className="button button--outline button--small"
          onClick={() => {
            fetchAnew();
            this.setState({ hasFailed: false });
          }}
        >
          <FormattedMessage {...messages.retry} />
        </button>
      </div>
    );
  }
}
