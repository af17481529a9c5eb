import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { Loader } from '../loader/Loader.tsx';
import type { AnyModal, ModalContentProps } from './modal.ts';
import type { ModalWords } from './ModalLayers.tsx';
import { Waiting } from './ModalContent.styles.ts';

export type ModalContentAreaProps = ModalContentProps<unknown> & {
  load: AnyModal['load'];
  input: object;
  words: ModalWords;
};

/** What a modal holds: a line while it is late, itself, or what went wrong and a way to try again. */
export function ModalContent({ load, input, words, onDone }: ModalContentAreaProps) {
  const [attempt, setAttempt] = useState(0);
  const loaded = useLoaded(load, attempt);
  const failure = (
    <ErrorState
      headingLevel={3}
      size="title-s"
      {...(words.failureTitle !== undefined && { title: words.failureTitle })}
      {...(words.retry !== undefined && { retryLabel: words.retry })}
      onRetry={() => setAttempt(attempt + 1)}
    >
      {words.failure}
    </ErrorState>
  );
  if (loaded === 'failed') return failure;
  if (loaded === 'waiting') {
    return (
      <Waiting>
        <Loader active {...(words.loading !== undefined && { label: words.loading })} />
      </Waiting>
    );
  }
  const { Content } = loaded;
  return (
    <Guard key={attempt} failure={failure}>
      <Content {...input} onDone={onDone} />
    </Guard>
  );
}

type Loaded = 'waiting' | 'failed' | { Content: ComponentType<ModalContentProps<unknown>> };

/** Loads once per attempt; what comes after the modal has gone is dropped. */
function useLoaded(load: AnyModal['load'], attempt: number): Loaded {
  const [loaded, setLoaded] = useState<Loaded>('waiting');
  useEffect(() => {
    let wanted = true;
    setLoaded('waiting');
    load().then(
      (Content) => wanted && setLoaded({ Content }),
      () => wanted && setLoaded('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [load, attempt]);
  return loaded;
}

/** Content that breaks breaks alone: the page under it lives. */
class Guard extends Component<{ failure: ReactNode; children: ReactNode }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override render() {
    return this.state.broken ? this.props.failure : this.props.children;
  }
}
