/** A message to a language model. */
export interface ModelMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/** A function that a model calls with JSON that fits a schema. */
export interface ModelTool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the arguments. */
  readonly parameters: object;
}

export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  /** The tool that the model has to call. Without one, it writes text. */
  readonly tool?: ModelTool;
  /** Most tokens of the reply. */
  readonly maxTokens: number;
  readonly signal: AbortSignal;
  /** Receives the text while the model writes it. Without it, the reply arrives at once. */
  readonly onText?: (text: string) => void;
}

export interface ModelReply {
  /** The complete text; empty for a call of a tool. */
  readonly text: string;
  /** Arguments of the called tool, as the model wrote them; undefined without a call. */
  readonly toolArguments?: string;
}

/**
 * The port for language models. A model gets only what a request contains: it has no memory, and it cannot
 * call the shop. Rejects when there is no usable reply.
 */
export interface AssistantModel {
  complete(request: ModelRequest): Promise<ModelReply>;
}
