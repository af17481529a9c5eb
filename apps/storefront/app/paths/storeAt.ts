/** The words before `-store` at the end of a path: whose store it may be [SHL-17]. */
export const storeAt = (pathname: string): string | undefined => /([\w-]+)-store\/?$/.exec(pathname)?.[1];
