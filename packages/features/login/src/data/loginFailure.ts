import { codeFailureText } from '@luxe/resources/code-failure';
import { copy } from './copy.ts';

export type Failure = { reason: string; message: string };

/** Whether the account is being deleted, so that no login is possible [AUT-06]. */
export const isDeletion = ({ reason }: Failure): boolean => reason === 'SSO-1201';

/** Returns the error message to show beside the field. */
export const failureText = (failure: Failure): string => codeFailureText(failure, copy);
