/** In a file of their own: a modal shows its title before the rest of its copy has loaded. */
export const phoneTitle = 'Log in';
export const changeTitle = 'Change';
