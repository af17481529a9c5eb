import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorState } from '../../feedback/error-state/ErrorState.tsx';
import { Loader } from '../../feedback/loader/Loader.tsx';
import type { AnyModal, ModalContentProps } from './modal.ts';
import type { ModalLabels } from './ModalLayers.tsx';
import { withTimeout } from '../layer/withTimeout.ts';
import { Waiting } from './ModalContent.styles.ts';

export type ModalContentLoaderProps = ModalContentProps<unknown> & {
  load: AnyModal['load'];
  input: object;
  labels: ModalLabels;
};

/** Loads and renders the content of a modal. Shows a loader while loading and a retry on failure. */
export function ModalContent({ load, input, labels, onDone }: ModalContentLoaderProps) {
  const [attempt, setAttempt] = useState(0);
  const loaded = useLoaded(load, attempt);
  const failure = (
    <ErrorState
      headingLevel={3}
      size="title-s"
      {...(labels.failureTitle !== undefined && { title: labels.failureTitle })}
      {...(labels.retry !== undefined && { retryLabel: labels.retry })}
      onRetry={() => setAttempt(attempt + 1)}
    >
      {labels.failure}
    </ErrorState>
  );
  if (loaded === 'failed') return failure;
  if (loaded === 'loading') {
    return (
      <Waiting>
        <Loader active {...(labels.loading !== undefined && { label: labels.loading })} />
      </Waiting>
    );
  }
  const { Content } = loaded;
  return (
    <ErrorBoundary key={attempt} failure={failure}>
      <Content {...input} onDone={onDone} />
    </ErrorBoundary>
  );
}

type Loaded = 'loading' | 'failed' | { Content: ComponentType<ModalContentProps<unknown>> };

/** Loads once per attempt. Ignores results that arrive after unmount. */
function useLoaded(load: AnyModal['load'], attempt: number): Loaded {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  useEffect(() => {
    let isCurrent = true;
    setLoaded('loading');
    withTimeout(load()).then(
      (Content) => isCurrent && setLoaded({ Content }),
      () => isCurrent && setLoaded('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  return loaded;
}

/** Confines render errors to the modal, so that they do not break the page. */
class ErrorBoundary extends Component<{ failure: ReactNode; children: ReactNode }> {
  override state = { hasError: false };
  static getDerivedStateFromError = () => ({ hasError: true });
  override render() {
    return this.state.hasError ? this.props.failure : this.props.children;
  }
}
