// Stands for parts of packages that they load, and that no run uses: half a megabyte of `dist/`.

/** Methods such as `rest.issues.get`. The action writes routes as GitHub's documentation does. */
export const restEndpointMethods = () => ({});
