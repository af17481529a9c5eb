import { Notice } from '@luxe/ui/notice';
import { TextButton } from '@luxe/ui/text-button';
import { copy } from '../data/copy.ts';

export type CallRequestProps = {
  /** Number of the request; undefined before the store has it. */
  number: string | undefined;
  isPending: boolean;
  hasFailed: boolean;
  onRequest: () => void;
};

/** Asks the shop for a call about the order, with one press. The number then takes its place [HLP-02]. */
export const CallRequest = ({ number, isPending, hasFailed, onRequest }: CallRequestProps) =>
  number === undefined ? (
    <>
      {hasFailed && <Notice tone="error" live title={copy.callFailed} />}
      <div>
        <TextButton aria-disabled={isPending || undefined} onClick={onRequest}>
          {copy.call}
        </TextButton>
      </div>
    </>
  ) : (
    <Notice tone="success" live shouldFocus title={copy.callRaised(number)}>
      {copy.callMore}
    </Notice>
  );
