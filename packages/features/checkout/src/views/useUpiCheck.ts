import { useRef, useState } from 'react';
import type { VpaAnswer } from '../data/usePayment.ts';

/** What is known of UPI ids: each is asked for once, whoever asks [CHK-07]. What could not be found out is asked for again. */
export function useUpiCheck(verify: (upiId: string) => Promise<VpaAnswer>) {
  const [answers, setAnswers] = useState<Readonly<Record<string, VpaAnswer>>>({});
  const [checking, setChecking] = useState<string>();
  const underWay = useRef(new Map<string, Promise<VpaAnswer>>());

  function check(upiId: string): Promise<VpaAnswer> {
    const known = answers[upiId];
    if (known?.kind === 'valid') return Promise.resolve(known);
    const asked = underWay.current.get(upiId);
    if (asked) return asked;
    setChecking(upiId);
    const work = verify(upiId).then((answer) => {
      underWay.current.delete(upiId);
      setAnswers((before) => ({ ...before, [upiId]: answer }));
      setChecking((before) => (before === upiId ? undefined : before));
      return answer;
    });
    underWay.current.set(upiId, work);
    return work;
  }

  return {
    /** Undefined until it was asked for. */
    answerOf: (upiId: string): VpaAnswer | undefined => answers[upiId],
    isChecking: (upiId: string) => checking === upiId,
    check,
  };
}

export type UpiCheck = ReturnType<typeof useUpiCheck>;
