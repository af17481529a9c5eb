import { createContext, useContext } from 'react';

/** The login modal over the page. */
export interface Login {
  /** Opens the modal. `afterwards` runs once the shopper is logged in and continues what they were doing. */
  open(afterwards?: () => void): void;
}

export const LoginContext = createContext<Login | undefined>(undefined);

export function useLogin(): Login {
  const login = useContext(LoginContext);
  if (!login) throw new Error('useLogin found no LoginHost. Render the component inside it.');
  return login;
}
