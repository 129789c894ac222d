import type { MiddlewareFunction } from "react-router";

export type MiddlewareArgs = Parameters<MiddlewareFunction<Response>>[0];
export type Next = Parameters<MiddlewareFunction<Response>>[1];
