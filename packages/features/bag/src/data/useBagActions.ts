import { toFailure } from '@luxe/resources';
import { whenIdle } from '@luxe/ui/when-idle';
import { useEffect, useRef } from 'react';
import type { ActionContext, bagActions } from './bagActions.ts';

const load = () => import('./bagActions.ts').then((module) => module.bagActions);

type Actions = typeof bagActions;
type Given<Name extends keyof Actions> =
  Parameters<Actions[Name]> extends [unknown, ...infer Rest] ? Rest : never;
type Answer<Name extends keyof Actions> = Awaited<ReturnType<Actions[Name]>>;

type Action<Name extends keyof Actions> = (
  context: ActionContext,
  ...given: Given<Name>
) => Promise<Answer<Name>>;

/** Does what the shopper asks for. An action that cannot come is told as any other that fails. */
export function useBagActions(context: ActionContext) {
  const now = useRef(context);
  now.current = context;
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  return <Name extends keyof Actions>(name: Name, ...given: Given<Name>): Promise<Answer<Name>> =>
    load().then(
      (actions) => (actions[name] as unknown as Action<Name>)(now.current, ...given),
      (error: unknown) => {
        const failure = toFailure(error);
        now.current.tell(failure);
        return failure as Answer<Name>;
      },
    );
}
