import type { DeskCallName, DeskContentIssue, DeskResponse } from '@luxe/contract/desk';
import { useRef, useState } from 'react';
import type { DeskInput } from './deskClient.ts';
import { DeskError } from './deskError.ts';
import { useDeskClient } from './DeskData.tsx';

/** The outcome of a change. `ignored`: a control was pressed twice, and the first press is under way. */
export type Outcome<Data> =
  | { readonly status: 'done'; readonly data: Data }
  | {
      readonly status: 'problem';
      readonly message: string;
      /** Mistakes of an entry, by field. */
      readonly issues: readonly DeskContentIssue[];
      /** The code of the error; empty when no answer came. */
      readonly code: string;
    }
  | { readonly status: 'ignored' };

/** Makes one change at a time. A press while one is under way does nothing. */
export function useChange<Name extends DeskCallName>(name: Name) {
  const client = useDeskClient();
  const isUnderWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const send = async (input: DeskInput<Name>): Promise<Outcome<DeskResponse<Name>>> => {
    if (isUnderWay.current) return { status: 'ignored' };
    isUnderWay.current = true;
    setBusy(true);
    try {
      return { status: 'done', data: await client.call(name, input) };
    } catch (error) {
      if (error instanceof DeskError) {
        const { message, issues, code } = error;
        return { status: 'problem', message, issues, code };
      }
      throw error;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { send, busy };
}
