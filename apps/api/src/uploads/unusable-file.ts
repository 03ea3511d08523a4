/** The content of a file is unusable; the message is the German reason shown to the user. */
export class UnusableFile extends Error {}
