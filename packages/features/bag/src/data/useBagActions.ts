import { toFailure } from '@luxe/resources';
import { whenInUse } from '@luxe/ui/when-in-use';
import { useEffect, useRef } from 'react';
import type { ActionContext, bagActions } from './bagActions.ts';

const load = () => import('./bagActions.ts').then((module) => module.bagActions);

type Actions = typeof bagActions;
type ActionArgs<Name extends keyof Actions> =
  Parameters<Actions[Name]> extends [unknown, ...infer Rest] ? Rest : never;
type ActionResult<Name extends keyof Actions> = Awaited<ReturnType<Actions[Name]>>;

type Action<Name extends keyof Actions> = (
  context: ActionContext,
  ...args: ActionArgs<Name>
) => Promise<ActionResult<Name>>;

/**
 * Returns a function that runs a bag action by name. The code of the actions loads when the page is first
 * used. If the code fails to load, the function shows an error and returns the failure as the outcome of the
 * action.
 */
export function useBagActions(context: ActionContext) {
  const latest = useRef(context);
  latest.current = context;
  useEffect(() => whenInUse(() => void load().catch(() => undefined)), []);
  return <Name extends keyof Actions>(name: Name, ...args: ActionArgs<Name>): Promise<ActionResult<Name>> =>
    load().then(
      (actions) => (actions[name] as unknown as Action<Name>)(latest.current, ...args),
      (error: unknown) => {
        const failure = toFailure(error);
        latest.current.showFailure(failure);
        return failure as ActionResult<Name>;
      },
    );
}
