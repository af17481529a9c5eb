import { createContext, useContext } from 'react';

/** Opens the login over the page. */
export interface Login {
  /** `afterwards` runs once the shopper is logged in: what she was about to do. Without it she stays where she is. */
  open(afterwards?: () => void): void;
}

export const LoginContext = createContext<Login | undefined>(undefined);

export function useLogin(): Login {
  const login = useContext(LoginContext);
  if (!login) throw new Error('No login above: this must be drawn inside LoginHost.');
  return login;
}
