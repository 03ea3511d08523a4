/** The content of a file is unusable; the message is the German reason for the person who sent it. */
export class UnusableFile extends Error {}
