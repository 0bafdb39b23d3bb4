// Before prepare-runtime.mjs: npm run dev wants the libraries' own checks and messages.
process.env.NODE_ENV = 'development'
